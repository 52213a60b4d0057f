/** The styles every page and every team stands on; nobody else loads them. */
import 'shared-contracts/ui/tokens.css';
import 'shared-contracts/ui/fonts.css';
import 'shared-contracts/ui/base.css';
import 'shared-contracts/ui/kit.css';
// Emitted with the styles; the document server finds it among the release's files.
import './favicon.svg';
