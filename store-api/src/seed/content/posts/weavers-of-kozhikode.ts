import type { SeedPost } from './seed-post.ts';

export const weaversOfKozhikode: SeedPost = {
  slug: 'with-the-cane-weavers-of-kozhikode',
  title: 'A morning with the cane weavers of Kozhikode',
  excerpt:
    'Forty strands, six steps, two hands: how a cane panel is woven, why it tightens as it dries, and how long it lasts.',
  keywords: 'cane furniture, cane weaving, Kozhikode, handmade furniture, cane chair care',
  author: 'Devika Nair',
  date: '2024-10-03',
  picture: 'room:cane-corner',
  html: `
<p>The workshop opens at seven, because at ten it is too hot to sit by the tubs. Eleven women and four men work here, on the first floor above a bicycle shop, in a co-operative that is older than most of them. The cane has been in water since last night.</p>
<h2>Cane, rattan, bamboo</h2>
<p>Three words get mixed up. Rattan is a climbing palm with a solid core; its outer skin, peeled into strips, is cane; what is left bends over steam into chair frames. Bamboo is a grass and hollow. Only cane can be woven fine enough to sit on and look through.</p>
<h2>Six steps</h2>
<p>The pattern on nearly every chair back in India is the six-way weave. Two layers of strands run top to bottom, two from side to side, and then two diagonals are drawn through with an awl: over, under, over, under, four hundred times for a seat. Sarada, who has done this for thirty-one years, does a chair back in a day and does not look at her hands.</p>
<p>Everything is woven wet and a little slack. As the strands dry they shrink, and by the next morning the panel sounds like a drum when you flick it. A panel that was woven dry will hang like a hammock in a year.</p>
<h2>How to know good work</h2>
<ul>
<li><strong>Flick it.</strong> A low, clear note is what you want.</li>
<li><strong>Look at the holes.</strong> Eight-sided and all alike, right up to the edge.</li>
<li><strong>Turn it over.</strong> The ends go into drilled holes and are pegged. Glue and a strip of beading are the quick way.</li>
</ul>
<h2>How to keep it for thirty years</h2>
<p>Do not stand on it, and do not let a cat hear that it is there. Twice a year, turn the chair over and wipe the underside with a wet cloth, so that the strands can drink; let it dry in the shade overnight. A panel that has sagged a little comes back this way. One that has torn can be woven again, in your city or by us: that is the point of it.</p>
<p>What left the workshop that week: two <a href="/collections/cane-furniture">cane lounge chairs</a>, the doors of a sideboard, and the headboard of a bed that took three people to turn round.</p>`,
};
