import type { SeedPost } from './seed-post.ts';

export const firstFlat: SeedPost = {
  slug: 'furnishing-a-first-flat-in-the-right-order',
  title: 'Furnishing a first flat in the right order',
  excerpt:
    'You do not need everything in the first month. What to buy at once, what to wait with, and where a cheap piece costs more.',
  keywords: 'first home furniture, furniture budget, what furniture to buy first, new flat',
  author: 'Ishita Menon',
  date: '2025-04-10',
  picture: 'tulsi-shoe-rack-in-sheesham-wood',
  html: `
<p>The keys are on the table, and there is no table. It is tempting to furnish a flat in one weekend. People who do so sell half of it within three years. Here is the order that we see work, with a rough share of the budget.</p>
<h2>Month one: sleep and sit</h2>
<p><strong>Half of the money.</strong> A bed you keep for twenty years and a mattress you keep for eight. One comfortable place to sit: not the big sofa yet, but an <a href="/collections/lounge-chairs">armchair</a> that will later stand in the bedroom, or a <a href="/collections/sofa-cum-beds">sofa cum bed</a> that takes your first visitors. Curtains count as furniture, because you cannot sleep without them.</p>
<h2>Month two: eat and put away</h2>
<p><strong>A quarter.</strong> A <a href="/collections/4-seater-dining-sets">table for four</a> is a desk, an ironing board and a place for friends. A <a href="/collections/shoe-racks">shoe rack</a> by the door keeps the whole flat cleaner than any vacuum. Look at what your builder's wardrobes hold before you buy another.</p>
<h2>Month six: the living room</h2>
<p>By now you know where the sun comes in, where you really sit, and whether you watch films or have people over. Now buy the <a href="/collections/sofas">sofa</a>, and buy it once. Lay its outline on the floor in newspaper first.</p>
<h2>After a year: the rest</h2>
<p>Bedside tables, shelves, a mirror, the pouffe. These are what make it yours, and they should come one at a time, when you see them.</p>
<h2>Where cheap is dear</h2>
<ul>
<li><strong>Beds.</strong> A frame of particle board does not survive being taken apart, and you will move.</li>
<li><strong>Sofas.</strong> Springs and frame cannot be seen, and they are the sofa.</li>
<li><strong>Dining chairs.</strong> A joint that wobbles in the shop is firewood in a year.</li>
</ul>
<h2>Where cheap is fine</h2>
<p>Side tables, shelves that carry light things, anything for a child under six, and whatever your aunt is giving away.</p>
<h2>About instalments</h2>
<p>Every product page shows what it costs a month over 3 to 24 months by credit card. Look at the last column before the first: the sum of all instalments is the price you pay. Three months cost little more than cash; for twenty-four, ask yourself whether you could save for six and buy then.</p>`,
};
