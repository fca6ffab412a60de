// All of it stands in ContentView.swift.
