import { isCommonPassword, isPersonalPassword, passwordRefusal } from './password-policy.ts';

const asha = { email: 'asha.rao99@mango-mail.example', names: ['Asha', 'Rao Deshpande'] };
const STORE = 'Kalpa Living';

describe('a new password', () => {
  it.each([
    'password',
    '12345678',
    'qwertyuiop',
    '1q2w3e4r',
    'iloveyou',
    'Sunshine',
    'TRUSTNO1',
    'ｐａｓｓｗｏｒｄ',
    'liverpool',
    'aaaaaaaa',
    '12341234',
    'Passw0rd!',
    'dragon2026',
    '        ',
    '23456789',
    'ﺎﺎﺎﺎﺎﺎﺎﺎ',
  ])('%s is one of the best known [ACC-16] [SEC-02]', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    'asha.rao99@mango-mail.example',
    'AshaRao99',
    'asharao!2026',
    'Rao-Deshpande-1',
    'mangomail1987',
    'Kalpa@123',
    'kalpaliving',
    'living2026!',
    'Áshá123456',
    'myasha1234',
    'furniture',
    'KalpaStore',
    'WoodenChair!1',
  ])('%s is made of what everybody knows of the person or the store [ACC-16] [SEC-02]', (password) => {
    expect(isPersonalPassword(password, asha, STORE)).toBe(true);
  });

  it.each([
    'kadhai-paneer-42',
    'asha sleeps until noon',
    'correct horse battery',
    'نافذة-على-البحر',
    'लाल-पतंग-आसमान-में',
    '7!hQ2#zzPq',
  ])('%s may be set [ACC-16]', async (password) => {
    expect(await passwordRefusal(password, asha, STORE)).toBeNull();
  });

  it('is judged without words so short that they match by chance [ACC-16]', () => {
    expect(isPersonalPassword('likes-tea', { email: 'li@xy.example', names: ['Li', 'Xu'] }, 'AB')).toBe(false);
  });
});
