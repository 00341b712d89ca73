// The npm package also runs on Node 20 and 22: this adds what our code and the packages use of the language and the web platform that
// these lack. On a newer Node, as in a checkout, nothing is loaded.
if (!('try' in Promise)) await import('./older-node-features.ts');
