import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';

/**
 * Writes down what every package's interface says in English, for translators of languages whose words are data (decision
 * 0040). With --check it writes nothing, and fails when the file says something else.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'shared-contracts/contract/i18n/interface-texts.json');

// The contract's entry has components, which Node does not read; word lists need one function of it.
const onlyWords = new URL('../../contract/i18n/words.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'shared-contracts' ? { url: onlyWords, shortCircuit: true } : next(specifier, context),
});

const { interfaceTexts } = await import('./interface-texts.ts');
const text = `${JSON.stringify(await interfaceTexts(root), null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write(
    'The interface says something else than interface-texts.json: npm run words -w shared-contracts\n',
  );
  process.exitCode = 1;
}
