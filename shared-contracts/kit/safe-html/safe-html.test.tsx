import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LanguageProvider } from 'shared-contracts';
import { SafeHtml } from '../safe-html.tsx';
import { parseHtml as parseInBrowser } from './parse-html-in-browser.ts';
import { parseHtml as parseOnServer } from './parse-html-on-server.ts';

describe.each([
  ['in the browser', parseInBrowser],
  ['on the server', parseOnServer],
])('HTML of the API %s [CAT-18]', (_where, parse) => {
  const shown = (html: string) =>
    render(<SafeHtml tree={parse(html)} />, { wrapper: MemoryRouter }).container.firstElementChild?.innerHTML ?? '';

  test.each([
    [
      'formatting stays',
      '<p>Solid <strong>sheesham</strong>,<br>oiled.</p>',
      '<p>Solid <strong>sheesham</strong>,<br>oiled.</p>',
    ],
    ['lists stay', '<ul>\n <li>Legs</li>\n <li>Top</li>\n</ul>', '<ul><li>Legs</li><li>Top</li></ul>'],
    [
      'tables stay, with their spans',
      '<table> <tr> <th colspan="2">Size</th> </tr> </table>',
      '<table><tbody><tr><th colspan="2">Size</th></tr></tbody></table>',
    ],
    ['unknown elements leave their text', '<section><font color="red">Sale</font></section>', 'Sale'],
    ['entities are text', '&lt;script&gt;', '&lt;script&gt;'],
    ['links of the store stay', '<a href="/Contactus">Ask</a>', '<a href="/Contactus">Ask</a>'],
    ['mail links stay', '<a href="mailto:a@b.in">Ask</a>', '<a href="mailto:a@b.in" rel="noopener noreferrer">Ask</a>'],
    ['text of another language says so', '<p lang="hi" dir="ltr">नमस्ते</p>', '<p lang="hi" dir="ltr">नमस्ते</p>'],
  ])('%s', (_what, html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  test.each([
    ['<script>alert(1)</script>Sofa', 'Sofa'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<img src=x onerror=alert(1)>Sofa', 'Sofa'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">Sofa</p>', '<p>Sofa</p>'],
    ['<a href="javascript:alert(1)">Sofa</a>', '<a>Sofa</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">Sofa</a>', '<a>Sofa</a>'],
    ['<a href=" &#1;javascript:alert(1)">Sofa</a>', '<a>Sofa</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">Sofa</a>', '<a>Sofa</a>'],
    ['<a href="vbscript:x">Sofa</a>', '<a>Sofa</a>'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>Sofa', 'Sofa'],
    ['<svg><script>alert(1)</script><a href="#">x</a></svg>Sofa', 'Sofa'],
    ['<math><mtext><table><mglyph><style><img src onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<template><img src=x onerror=alert(1)></template>Sofa', 'Sofa'],
    ['<style>*{display:none}</style>Sofa', 'Sofa'],
    ['<form action="//evil"><input name="card"><button>Pay</button>Sofa</form>', 'Sofa'],
    ['<object data="x"></object><embed src="x">Sofa', 'Sofa'],
    ['<base href="//evil"><meta http-equiv="refresh" content="0">Sofa', 'Sofa'],
    ['<td colspan="99999">Sofa</td>', 'Sofa'],
    ['<!-- <script>alert(1)</script> -->Sofa', 'Sofa'],
    ['<p dangerouslysetinnerhtml="x" ref="y" key="z" children="w">Sofa</p>', '<p>Sofa</p>'],
  ])('nothing active is left of %s', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  test('nesting without end costs neither stack nor page', () => {
    expect(shown(`Sofa${'<div>'.repeat(400)}`).length).toBeLessThan(1000);
  });

  test.each([
    [
      'one text among translated ones',
      '<p>خشب</p><p>Solid wood</p>',
      '<p>خشب</p><p lang="en" dir="ltr">Solid wood</p>',
    ],
    [
      'one entry of a list, and names within a text',
      '<ul><li>خشب</li><li>Cane</li></ul><p>من <strong>Northloom</strong></p>',
      '<ul><li>خشب</li><li lang="en" dir="ltr">Cane</li></ul><p>من <strong lang="en" dir="ltr">Northloom</strong></p>',
    ],
    ['numbers not', '<p>خشب</p><p>12 × 4</p>', '<p>خشب</p><p>12 × 4</p>'],
  ])('English is marked on an Arabic page: %s [SH-16] [SH-21]', (_what, html, expected) => {
    const { container } = render(
      <LanguageProvider language="ar">
        <SafeHtml tree={parse(html)} />
      </LanguageProvider>,
      { wrapper: MemoryRouter },
    );
    expect(container.firstElementChild?.innerHTML).toBe(expected);
    expect(container.firstElementChild?.getAttribute('lang')).toBeNull();
  });
});
