// Chunk: curve
/**
 * The only gateway to cryptographic libraries and the platform: everything that hashes, signs, masks or needs
 * randomness imports from here, and nothing outside this file and its folder imports a library.
 */
export * from './crypto/group.ts';
export * from './crypto/hash.ts';
export * from './crypto/scalar.ts';
export * from './crypto/sign.ts';
