import type { SeedPost } from './seed-post.ts';

export const furnitureForParents: SeedPost = {
  slug: 'furniture-for-parents-with-stiff-knees',
  title: 'Furniture for parents with stiff knees',
  excerpt:
    'A few centimetres decide whether somebody gets up alone. Heights for seats, beds and tables, and what to change without making a ward of the house.',
  keywords: 'furniture for elderly, high seat chair, bed height for seniors, comfortable chair for parents',
  author: 'Ishita Menon',
  date: '2026-08-13',
  picture: 'veda-wing-chair-in-mustard',
  html: `
<p>My mother did not complain about the sofa. She merely stopped sitting on it. It took us half a year to notice that she had moved to a dining chair, because from that one she could stand up without asking for a hand.</p>
<h2>Seats</h2>
<p>For most people of seventy, a seat of <strong>45 to 50 cm</strong> is right; many sofas are 40. The cushion should be firm enough that it is still 45 when somebody sits on it. Depth matters as much: beyond 52 cm the back is out of reach, or the feet are.</p>
<p><strong>Arms</strong> are the real helpers. They should reach to the front edge of the seat, 18 to 22 cm above it, and be solid enough to push on. A <a href="/collections/wing-chairs">wing chair</a> has all of it and keeps the fan off the neck. A <a href="/collections/rocking-chairs">rocking chair</a> is good for the back and bad for getting out of, unless it has a stop.</p>
<h2>The bed</h2>
<p>Sit on its edge: feet flat, knees at a right angle. That is a mattress top at <strong>50 to 55 cm</strong>. A higher mattress is the cheap way, blocks under the legs the other; a firm edge is worth more than a soft middle. Leave 75 cm on the side they get out on, and put the <a href="/collections/bedside-tables">bedside table</a>, with a lamp whose switch is on the cable, within reach of a hand that has not woken up.</p>
<h2>Tables</h2>
<p>A dining chair with arms has to go under the table: measure 68 cm of free height below the apron. A round table has no corner to catch a hip. Coffee tables are where people fall; take yours out, or choose one as high as the seat, so that it can be leaned on.</p>
<h2>Ways and floors</h2>
<ul>
<li>90 cm where a stick or an arm goes along.</li>
<li>No loose rugs. If there must be one, with a grip below and flat edges.</li>
<li>A <a href="/collections/benches">bench</a> by the door for shoes. Nobody past sixty should put on a shoe standing.</li>
<li>Light from the bed to the bathroom, at shin height, all night.</li>
</ul>
<h2>Ask them</h2>
<p>The best measurement is made with the person, in their own house slippers. Let them sit on what they like best and measure that. Any chair, bed or table of ours can be <a href="/Customized-Furniture">made five centimetres higher</a>. It costs little, and it never shows.</p>`,
};
