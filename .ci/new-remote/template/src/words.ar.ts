import { arabic as home } from './home/words.ar.ts';
import { arabic as note } from './note/words.ar.ts';

/** One module with all Arabic texts, loaded on Arabic pages only. */
export default { ...home, ...note };
