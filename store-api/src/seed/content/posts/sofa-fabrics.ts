import type { SeedPost } from './seed-post.ts';

export const sofaFabrics: SeedPost = {
  slug: 'choosing-a-sofa-fabric-for-indian-homes',
  title: 'Choosing a sofa fabric for homes with children, chai and ceiling fans',
  excerpt:
    'Linen look, velvet, cotton blend, leatherette: what each of them thinks of dust, sweat, turmeric and a cat.',
  keywords: 'best sofa fabric India, velvet sofa, linen sofa, leatherette, rub count, stain care',
  author: 'Ishita Menon',
  date: '2024-12-12',
  picture: 'aarvi-3-seater-velvet-sofa-in-navy',
  html: `
<p>People choose a sofa by its colour and live with its fabric. Ours are a warm, dusty country with strong tea; here is how the usual cloths deal with that.</p>
<h2>The four you will meet</h2>
<h3>Woven polyester, the linen look</h3>
<p>The sensible one. It breathes through its weave, does not fade by a window, and a damp cloth deals with most things. It pills where a zip or a jeans rivet rubs.</p>
<h3>Velvet</h3>
<p>Softer than it is delicate. Today's velvet is polyester as well: dust sits on top of the pile and comes off with a brush, and claws slide off it, which cats find disappointing. It shows where you have sat, and that is called character. It is the warmest to sit on in May.</p>
<h3>Cotton and cotton blends</h3>
<p>Coolest on bare legs and best when the covers come off. It creases, and it drinks a spill in three seconds, so it needs a cover that is washed, not wiped.</p>
<h3>Leatherette</h3>
<p>Wipes clean of anything and never smells of dinner. It sticks to skin above 32 degrees, and the cheap kind cracks in three years. Ask for a knitted backing and at least 0.9 mm.</p>
<h2>Two numbers worth asking for</h2>
<ul>
<li><strong>The rub count</strong> (Martindale): 15,000 is enough for a bedroom chair, 25,000 for a family sofa, 40,000 for one that is also a trampoline.</li>
<li><strong>Light fastness</strong>, from 1 to 8: five or more if the afternoon sun reaches it.</li>
</ul>
<h2>First aid</h2>
<ol>
<li><strong>Chai:</strong> blot at once, from the outside in. Then cold water with a drop of dish soap, and blot again. Rubbing drives it into the foam.</li>
<li><strong>Turmeric:</strong> cold water first, never hot. What remains goes in the sun: light bleaches turmeric as nothing else does.</li>
<li><strong>Ink:</strong> a cotton bud with surgical spirit, after a try on the underside.</li>
</ol>
<h2>Colour, at last</h2>
<p>Dust is beige, chai is brown, children are all colours. A mid tone with some texture, teal, olive, rust or mustard, hides more than white and more than black. Compare the shades of our <a href="/collections/fabric-sofas">fabric sofas</a> in daylight on your telephone, not at night: screens lie by lamplight. If in doubt, write to us and we send three swatches by post.</p>`,
};
