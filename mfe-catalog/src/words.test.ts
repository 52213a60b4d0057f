import { testTeamWords } from 'shared-contracts/testing/team-words';
import { compareArabic } from './compare/words.ar.ts';
import fitArabic from './product/fit/words.ar.ts';
import moreArabic from './product/more-words.ar.ts';
import firstArabic from './words.ar.ts';

await testTeamWords(import.meta.url, { ...firstArabic, ...moreArabic, ...fitArabic, ...compareArabic });
