import { returnPath } from './return-path.ts';

describe('where a login sends the shopper back to', () => {
  test.each([
    ['/myorders', '/myorders'],
    ['/myorders?page=2', '/myorders?page=2'],
    ['/ar/myorders/KC-1', '/myorders/KC-1'],
    ['/ar', '/'],
    ['/profile#top', '/profile'],
  ])('%s leads to %s [ACC-02]', (from, path) => {
    expect(returnPath(from)).toBe(path);
  });

  test.each([
    ['another origin', 'https://evil.example/'],
    ['an origin without its protocol', '//evil.example'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line feed that browsers drop', '/\n/evil.example'],
    ['an origin behind the language prefix', '/ar//evil.example'],
    ['an origin behind dots', '/.//evil.example'],
    ['an origin behind the dots of a folder', '/x/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script after white space', ' javascript:alert(1)'],
    ['a data address', 'data:text/html,hi'],
    ['a relative path', 'myorders'],
    ['an empty text', ''],
    ['no text at all', null],
    ['an object', { pathname: '/myorders' }],
    ['an endless path', `/${'a'.repeat(3000)}`],
    ['the login page itself', '/Login?from=/Login'],
    ['the login page in Arabic', '/ar/login/'],
    ['the sign-up page', '/CREATEACCOUNT'],
  ])('%s is refused [ACC-02]', (_, from) => {
    expect(returnPath(from)).toBeNull();
  });
});
