/**
 * The switch of all code in this folder, which reaches into internals of parse5 and eld (docs/decisions/0007). Off, the libraries do
 * the same work by their public interfaces, slower.
 */
export const fastPath = { enabled: true };
