import { blogPath, cleanedBlogPath, parseBlogQuery } from './blog-url.ts';

const search = (text: string) => new URLSearchParams(text);

test.each([
  ['', { page: 1, sort: 'newest' }],
  ['page=2', { page: 2, sort: 'newest' }],
  ['page=2&sort=title-descending', { page: 2, sort: 'title-descending' }],
  ['sort=oldest', { page: 1, sort: 'oldest' }],
])('?%s asks for %p [CON-04]', (text, query) => {
  expect(parseBlogQuery(search(text))).toEqual(query);
  expect(cleanedBlogPath(search(text))).toBeNull();
});

test.each([
  ['page=0', '/Blog'],
  ['page=1', '/Blog'],
  ['page=-1', '/Blog'],
  ['page=1e3', '/Blog'],
  ['page=%202', '/Blog'],
  ['page=0x10', '/Blog'],
  ['page=2.5', '/Blog'],
  ['page=99999999999999999999', '/Blog'],
  ['page=2&page=3', '/Blog?page=2'],
  ['sort=newest', '/Blog'],
  ['sort=constructor', '/Blog'],
  ['sort=Date%20DESC', '/Blog'],
  ["sort=oldest'--&page=2", '/Blog?page=2'],
  ['page=x&utm_source=mail', '/Blog?utm_source=mail'],
])('?%s is sent to %s [CON-04]', (text, path) => {
  expect(cleanedBlogPath(search(text))).toBe(path);
});

test('other parameters stay', () => {
  expect(cleanedBlogPath(search('utm_source=mail'))).toBeNull();
});

test('a page has one address', () => {
  expect(blogPath({ page: 1, sort: 'newest' })).toBe('/Blog');
  expect(blogPath({ page: 3, sort: 'oldest' })).toBe('/Blog?page=3&sort=oldest');
});
