import { launch } from './bootstrap.mjs';

launch('test/main.ts');
