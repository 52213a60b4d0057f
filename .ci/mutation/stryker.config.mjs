// Set by main.ts.
const { MUTATED_PACKAGE = '', MUTATED_FILES = '', MUTATION_TESTS = '' } = process.env;

const { default: config } = await import(`../../${MUTATED_PACKAGE}/jest.config.mjs`);
// Each run must evaluate its mutant, and the light runner evaluates a module once.
const { runner: _light, ...jest } = config.projects?.[0] ?? config;

export default {
  testRunner: 'jest',
  mutate: [...MUTATED_FILES.split(';'), '!**/*.test.*'],
  jest: {
    projectType: 'custom',
    config: { ...jest, rootDir: MUTATED_PACKAGE, testMatch: MUTATION_TESTS.split(';') },
    enableFindRelatedTests: true,
  },
  // Types are checked elsewhere, and a mutant need not have any.
  disableTypeChecks: false,
  // The shell's tests name their environment in the file, which hides from Stryker what they cover.
  coverageAnalysis: MUTATED_PACKAGE === 'shell' ? 'off' : 'perTest',
  ignorePatterns: ['**/dist', '**/test-results', '**/seed-media/pictures', 'docs'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false },
  concurrency: 2,
  timeoutMS: 60_000,
};
