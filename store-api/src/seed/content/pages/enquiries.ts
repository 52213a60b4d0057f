import type { SeedPage } from '../seed-page.ts';

export const bulkOrder: SeedPage = {
  name: 'bulk-order',
  title: 'Bulk orders',
  keywords: 'bulk furniture, office furniture, hotel furniture, cafe furniture, trade prices',
  description:
    'Furniture for offices, cafés, hotels, retailers and builders, at trade prices, with one person looking after you.',
  html: `
<p>From ten chairs for a café to the furniture of a hotel: we make it in the same workshops and the same wood, at prices that fall with the number.</p>
<h2>How it works</h2>
<ol>
<li><strong>Write to us</strong> what you need: pieces, numbers, place and date. The address is at the foot of this page.</li>
<li><strong>We call within 48 hours</strong>, usually with questions about doors, lifts and floors.</li>
<li><strong>A written quotation</strong> with drawings, finishes, GST and delivery follows within a week.</li>
<li><strong>A sample piece</strong> is made on larger orders before the rest is cut.</li>
<li><strong>Delivery in stages</strong>, assembled and in place, with one invoice carrying your GSTIN.</li>
</ol>
<h2>What you can count on</h2>
<p>Contract-grade fabrics tested to 80,000 rubs, fire-retardant foam where your rules ask for it, spare parts kept for five years, and a warranty in writing. Reorders match: we keep the drawings and the finish recipe of every project.</p>`,
};

export const customizedFurniture: SeedPage = {
  name: 'customized-furniture',
  title: 'Customised furniture',
  keywords: 'custom furniture, made to measure, made to order, interior designers',
  description: 'Your size, your wood, your fabric: furniture made to measure in our workshops.',
  html: `
<p>Most rooms are not standard. Send us a sketch, a photograph or three numbers on the back of an envelope, and our workshops will make the piece that fits.</p>
<h2>What can be changed</h2>
<ul>
<li><strong>Size:</strong> any table, bed, bookshelf or sideboard, in steps of one centimetre.</li>
<li><strong>Wood and finish:</strong> sheesham, mango or acacia, in natural, honey, teak or walnut finish.</li>
<li><strong>Fabric:</strong> more than sixty, or your own if you send us the metres.</li>
<li><strong>Details:</strong> handles, legs, cane panels, drawers instead of doors, a slot for the cable.</li>
</ul>
<h2>How long it takes</h2>
<p>A drawing and a price within a week; then 20 to 35 days in the workshop, depending on the piece. You approve the drawing before we cut, and see photographs before we pack. Half is paid on approval and half before dispatch.</p>
<h2>For designers and architects</h2>
<p>We work from your drawings, keep to your finishes, and deliver to site on the day the painters leave. Trade prices apply from the first piece.</p>`,
};

export const blog: SeedPage = {
  name: 'blog',
  title: 'Journal',
  keywords: 'furniture blog, home ideas, wood care, interior tips',
  description: 'Ideas for rooms, advice on wood and fabric, and visits to the people who make our furniture.',
  html: '<p>Ideas for rooms, honest advice on wood and fabric, and visits to the people who make our furniture.</p>',
};
