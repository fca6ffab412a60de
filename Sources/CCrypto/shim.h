/* The calls of SHA-256 by itself are older than the general ones, and start at once. */
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/crypto.h>
#include <openssl/sha.h>
