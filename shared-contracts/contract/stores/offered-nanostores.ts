/**
 * What federation offers as 'nanostores': the part of it that is used, since a shared module is shipped whole. By its
 * file, because its name is this very module's in a build. A team that needs more of it adds it here.
 */
export { atom, computed, listenKeys, map, onMount } from '../../../node_modules/nanostores/index.js';
