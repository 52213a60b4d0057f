/** The styles that every page and every team relies on; only the shell loads them. */
import 'shared-contracts/kit/tokens.css';
import 'shared-contracts/kit/fonts.css';
import 'shared-contracts/kit/base.css';
// Emitted with the styles; the document server finds it among the release's files.
import './favicon.svg';
