/**
 * The one seam to the cryptographic libraries and to the platform: whoever hashes, signs, masks or needs randomness
 * imports from here, and nothing outside of this file and its folder names a library.
 */
export * from './crypto/group.ts';
export * from './crypto/hash.ts';
export * from './crypto/scalar.ts';
export * from './crypto/sign.ts';
