import { configure } from '@testing-library/react';

// How long `findBy…` and `waitFor` wait: generous, for a machine that runs many tests at once.
configure({ asyncUtilTimeout: 15_000 });
