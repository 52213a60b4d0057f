import { testTeamWords } from 'shared-contracts/testing/team-words';
import arabic from './words.ar.ts';

await testTeamWords(import.meta.url, arabic);
