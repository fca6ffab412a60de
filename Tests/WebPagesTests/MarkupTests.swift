import CourseModel
import Reporting
import Testing
import WebPages

struct MarkupTests {
    static let samples: [PageSamples] = ["en", "tr", "ar"].flatMap { language in
        [PageMode.live(token: "0123"), .fixed].map { PageSamples(language: LanguageTag(language), mode: $0) }
    }

    @Test(arguments: samples)
    func `pages are well formed`(_ samples: PageSamples) {
        for (name, html) in samples.documents {
            #expect(Markup(html).faults == [], "\(name)")
            #expect(html.hasPrefix("<!DOCTYPE html>\n"), "\(name)")
        }
        for html in samples.fragments { #expect(Markup(html).faults == []) }
    }

    @Test(arguments: samples)
    func `every control has a label`(_ samples: PageSamples) {
        for (name, html) in samples.documents {
            let elements = Markup(html).elements
            let named = Set(elements.filter { $0.name == "label" }.compactMap { $0.attributes["for"] })
            let ids = Set(elements.compactMap { $0.attributes["id"] })
            for control in elements where ["input", "textarea"].contains(control.name) {
                guard control.attributes["type"] != "hidden" else { continue }
                let isNamed =
                    control.attributes["aria-label"] != nil || named.contains(control.attributes["id"] ?? "")
                    || ids.contains(control.attributes["aria-labelledby"] ?? "")
                #expect(isNamed, "\(name): \(control)")
            }
            for button in elements where button.name == "button" { #expect(!button.text.isEmpty, "\(name)") }
            for link in elements where link.name == "a" { #expect(!link.text.isEmpty, "\(name): \(link)") }
        }
    }

    @Test(arguments: samples)
    func `ids are unique, and what points at one finds it`(_ samples: PageSamples) {
        for (name, html) in samples.documents {
            let elements = Markup(html).elements
            let ids = elements.compactMap { $0.attributes["id"] }
            #expect(ids.count == Set(ids).count, "\(name): \(ids)")
            for pointer in ["for", "aria-labelledby", "aria-describedby"] {
                for id in elements.compactMap({ $0.attributes[pointer] }) {
                    #expect(ids.contains(id), "\(name): \(id)")
                }
            }
        }
    }

    @Test(arguments: samples)
    func `a page has one heading of the first level, one main part and one region that speaks`(_ samples: PageSamples) {
        for (name, html) in samples.documents {
            let elements = Markup(html).elements
            #expect(elements.count { $0.name == "h1" } == 1, "\(name)")
            #expect(elements.count { $0.name == "main" } == 1, "\(name)")
            #expect(elements.count { $0.attributes["aria-live"] != nil } <= 1, "\(name)")
            let root = elements.first { $0.name == "html" }
            #expect(root?.attributes["lang"] == samples.language.tag)
            #expect(root?.attributes["dir"] == (samples.language.isRightToLeft ? "rtl" : "ltr"))
        }
    }

    @Test(arguments: samples)
    func `code reads from left to right, and what was typed stands apart`(_ samples: PageSamples) {
        for (name, html) in samples.documents {
            for element in Markup(html).elements where ["pre", "textarea"].contains(element.name) {
                #expect(element.attributes["dir"] == "ltr", "\(name)")
            }
            for element in Markup(html).elements where element.name == "code" && element.path.last != "pre" {
                #expect(element.attributes["dir"] == "ltr", "\(name)")
            }
            for element in Markup(html).elements where element.attributes["class"] == "typed" {
                #expect(element.name == "bdi", "\(name)")
            }
        }
    }

    @Test func `nothing is loaded from elsewhere, and nothing runs or looks by itself`() {
        for samples in Self.samples {
            for (name, html) in samples.documents {
                for element in Markup(html).elements {
                    #expect(element.attributes["style"] == nil, "\(name)")
                    #expect(!element.attributes.keys.contains { $0.hasPrefix("on") }, "\(name)")
                    let address =
                        element.attributes["src"] ?? (element.name == "link" ? element.attributes["href"] : nil)
                    #expect(address?.contains("//") != true, "\(name)")
                    #expect(element.name != "style", "\(name)")
                    if element.name == "script" { #expect(element.text.isEmpty, "\(name)") }
                }
            }
        }
    }

    @Test func `links of pages that are files lead to files, from where the page is`() {
        let samples = PageSamples(mode: .fixed)
        for (name, html) in samples.documents {
            for link in Markup(html).elements where link.name == "a" {
                let address = link.attributes["href"] ?? ""
                guard !address.hasPrefix("#"), !address.hasPrefix("https:") else { continue }
                #expect(address.hasPrefix("../") && address.hasSuffix("/index.html"), "\(name): \(address)")
            }
        }
        let start = Markup(samples.html(.languages, [])).elements.filter { $0.name == "a" }
        #expect(start.compactMap { $0.attributes["href"] }.contains("tr/index.html"))
    }

    @Test func `the language switch keeps the place`() {
        let links = Markup(PageSamples().html(.lesson(PageSamples().lesson), ["lesson-4"])).elements
        let targets = links.filter { $0.attributes["hreflang"] != nil }.compactMap { $0.attributes["href"] }
        #expect(targets == ["/en/lesson-4/", "/tr/lesson-4/", "/ar/lesson-4/"])
    }

    @Test func `every form carries the token`() {
        for (name, html) in PageSamples().documents {
            let elements = Markup(html).elements
            let forms = elements.count { $0.name == "form" }
            #expect(
                elements.count { $0.attributes["name"] == "token" && $0.attributes["value"] == "0123abcd" } == forms,
                "\(name)")
        }
    }

    @Test func `a page and what it loads are small`() {
        let assets = max(WebAssets.script.count, WebAssets.siteScript.count) + WebAssets.stylesheet.count
        #expect(assets < 40_000)
    }
}
