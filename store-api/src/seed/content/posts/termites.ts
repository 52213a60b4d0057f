import type { SeedPost } from './seed-post.ts';

export const termites: SeedPost = {
  slug: 'termites-what-they-like-and-what-they-do-not',
  title: 'Termites: what they like, what they do not, and what to do',
  excerpt:
    'How to tell termites from borers, why the wall matters more than the wood, and the five minutes twice a year that keep a house safe.',
  keywords: 'termite treatment for furniture, wood borer, deemak, termite resistant wood',
  author: 'Rohan Khatri',
  date: '2026-02-19',
  picture: 'kiara-wardrobe-with-2-doors-in-walnut-finish',
  html: `
<p>Every second message we get about solid wood asks about deemak. It is a fair question in a country where termites have eaten court records. The honest answer is that no wood is proof against everything, and that most furniture that is eaten was given to them.</p>
<h2>Is it termites at all?</h2>
<ul>
<li><strong>Termites</strong> come from the ground or the wall, through tubes of mud as thick as a pencil. The wood looks whole and sounds hollow.</li>
<li><strong>Borers</strong> come with the wood. You see round holes of one or two millimetres with fine powder below, mostly in the pale sapwood of a new piece, in the first two years.</li>
</ul>
<p>The two want different remedies, so look before you spray.</p>
<h2>What they like</h2>
<p>Softwood, plywood with a cheap core, particle board, paper, and above all damp. A bathroom wall with a slow leak behind a wardrobe is an invitation with a map. What they like less is dense and oily: sheesham and acacia heartwood, teak. Sapwood, the light edge of a board, is food in any species; in good furniture there is little of it.</p>
<h2>Five minutes, twice a year</h2>
<ol>
<li>In April and October, pull out what stands against outside and bathroom walls and look at the back and the feet.</li>
<li>Tap the lower rails with a coin. Dull where it was bright yesterday: look closer.</li>
<li>Check door frames and skirting for mud tubes. They are usually there first.</li>
<li>Empty the bottom of the bookshelf. Old paper is the favourite.</li>
</ol>
<h2>If you find some</h2>
<p>Break a tube; if it is mended the next day, the nest is alive. Move the furniture away from the wall, and call a pest control firm for the <em>building</em>: they drill along the wall and treat the soil. Treating the table alone treats the symptom. For borers, a carpenter injects the holes and closes them with wax, and powder that still falls after a month means once more.</p>
<h2>What we do</h2>
<p>Our boards are pressure-treated against borers and dried in a kiln at a heat that no egg survives; the undersides of feet are sealed. For faults in the wood itself there is a <a href="/pages/warranty">warranty</a>. Termites that came through your wall are not covered, by us or by anybody, which is why this page is longer than it is cheerful.</p>
<p>Keep it dry, keep it off the wall, look twice a year. Then sheesham will see your grandchildren.</p>`,
};
