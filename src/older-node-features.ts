// What our code and the packages use of the language and the web platform that Node 20 and 22 lack.
import 'core-js/actual/array/from-async.js';
import 'core-js/actual/iterator/index.js';
import 'core-js/actual/map/group-by.js';
import 'core-js/actual/object/group-by.js';
import 'core-js/actual/promise/try.js';
import 'core-js/actual/promise/with-resolvers.js';
import 'core-js/actual/regexp/escape.js';
import 'core-js/actual/set/index.js';
import 'core-js/actual/url/parse.js';
