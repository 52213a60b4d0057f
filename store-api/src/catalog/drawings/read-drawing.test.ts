import { readDrawing } from './read-drawing.ts';

const svg = (inside: string, root = 'width="100cm" viewBox="0 0 412 212" data-margin="6"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`);
const PATH = '<path d="M6 6H406V206H6z"/>';

describe('an outline', () => {
  it('has its scale from its width in the room [CAT-34]', () => {
    const read = readDrawing(svg(PATH));
    expect(read).toMatchObject({
      ok: true,
      drawing: { width_cm: 97, height_cm: 49, units_per_cm: 4.12, margin: 6 },
    });
    expect(readDrawing(svg(PATH, 'width="1000mm" viewBox="0 0 412 212"'))).toMatchObject({
      drawing: { width_cm: 100, units_per_cm: 4.12, margin: 0 },
    });
  });

  it('keeps its shapes and no colour, and reads the same when it is read again [CAT-34]', () => {
    const read = readDrawing(
      Buffer.from(
        `<?xml version="1.0"?>\n${svg(`<g fill="#f00" id="a"><path class='x' d="M6 6h4z"/></g>\n<rect x="1" y="2" width="3" height="4"/>`)}`,
      ),
    );
    if (!read.ok) throw new Error(read.reason);
    expect(read.drawing.svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="100cm" data-margin="6" viewBox="0 0 412 212"><g><path d="M6 6h4z"/></g><rect x="1" y="2" width="3" height="4"/></svg>',
    );
    expect(readDrawing(Buffer.from(read.drawing.svg))).toEqual(read);
  });

  // What a browser would run, load or unpack is not let through, in whatever spelling.
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an empty script', svg('<script href="//evil.example/x.js"/>')],
    ['a handler', svg('<path d="M0 0" onload="alert(1)"/>')],
    [
      'a handler on the root, which is written anew',
      svg('<image href="x"/>', 'onload="alert(1)" width="1cm" viewBox="0 0 9 9"'),
    ],
    ['foreign HTML', svg('<foreignObject><body onload="x"/></foreignObject>')],
    ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a picture', svg('<image href="https://evil.example/p.png"/>')],
    ['a use', svg('<use href="#x"/>')],
    ['a style', svg('<style>@import "x"</style>')],
    ['a style attribute', svg('<path d="M0 0" style="fill:url(//x)"/>')],
    ['an animation', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
    ['a transform that is none', svg('<path d="M0 0" transform="url(#x)"/>')],
    ['a path that is none', svg('<path d="M0 0&quot; onload=&quot;x"/>')],
    ['a name of every object', svg('<constructor d="M0 0"/>')],
    ['a document type', Buffer.from(`<!DOCTYPE svg [<!ENTITY x "y">]>${svg(PATH)}`)],
    ['a comment', svg(`<!-- -->${PATH}`)],
    ['a section of characters', svg('<![CDATA[<script>]]>')],
    ['text', svg('hello')],
    ['a second root', Buffer.concat([svg(PATH), svg(PATH)])],
    ['tags that do not match', svg('<g><path d="M0 0"></g></path>')],
    ['no whole file', svg('<g>')],
    ['nothing', Buffer.from('')],
    ['no shape', svg('')],
    ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['no scale', svg(PATH, 'width="412" viewBox="0 0 412 212"')],
    ['no view box', svg(PATH, 'width="100cm"')],
    ['a margin as wide as itself', svg(PATH, 'width="100cm" viewBox="0 0 412 212" data-margin="106"')],
    ['more than 100 KB', svg(PATH.repeat(5000))],
  ])('is refused with %s [CAT-34] [SEC-01]', (_, bytes) => {
    expect(readDrawing(bytes)).toEqual({ ok: false, reason: expect.any(String) });
  });
});
