import type { SeedPost } from './seed-post.ts';

export const furnitureThatMoves: SeedPost = {
  slug: 'furniture-that-moves-with-you',
  title: 'Furniture that moves with you',
  excerpt:
    'Eleven-month leases and a new city every three years: what to own, how to take it apart, and how to pack it so that it arrives.',
  keywords: 'furniture for rented house, moving furniture, packing furniture, modular furniture India',
  author: 'Rohan Khatri',
  date: '2026-10-08',
  picture: 'hiran-writing-desk-in-mango-wood-and-metal',
  html: `
<p>If you rent, your furniture has to fit not only this flat but the next three, which you have not seen. That is no reason to own bad furniture. It is a reason to own the kind that comes apart.</p>
<h2>Own things that change their job</h2>
<ul>
<li>A <strong>bench</strong> is a dining seat, a place for shoes, a shelf for plants.</li>
<li>A <strong>two seater</strong> fits every living room ever built, and a bedroom if it must. A three seater fits most. A sectional fits the one it was bought for.</li>
<li>A <strong>desk of 110 cm</strong> is a dressing table in the next flat.</li>
<li><strong>Open <a href="/collections/bookshelves">shelves</a></strong> go anywhere. Fitted wardrobes stay with the landlord.</li>
</ul>
<h2>Own things that come apart properly</h2>
<p>Look for bolts that go into metal. A bolt in a threaded insert can be undone twenty times; a screw in particle board twice. Bed, dining table and desk should all lose their legs. Keep the key and the spare bolts in a bag taped inside the frame, where you will find it, and not in the drawer of small things, where you will not.</p>
<h2>Taking it apart</h2>
<ol>
<li>Photograph every side first, and the way the slats lie.</li>
<li>Number the joints with pencil on masking tape: A to A, B to B.</li>
<li>Loosen all bolts by a turn before you take any out, so that nothing twists.</li>
<li>One bag per piece, labelled, tied to it.</li>
</ol>
<h2>Packing</h2>
<p>Blankets first, then film: never film on bare wood, because it sweats and pulls at the finish. Corners break, so card and tape on each. Tops travel standing on their long edge, face to face with a blanket between. Sofas stand on their feet with nothing on them. Empty the drawers; full ones break their runners on the first speed-breaker.</p>
<p>Take pictures of each piece before the lorry goes. Movers' insurance wants to see it whole.</p>
<h2>At the new place</h2>
<p>Leave everything standing for a day before you tighten the bolts: from Pune to Chennai wood takes up water and grows a little. Then tighten, level the feet, and see what the room wants. If a piece has had enough, sell it while it can be carried. Solid wood keeps about half of its price; particle board is given away.</p>
<p>Pieces that like to travel: <a href="/collections/study-tables">desks</a>, <a href="/collections/side-tables">side tables</a>, <a href="/collections/accent-chairs">accent chairs</a>, and any <a href="/collections/beds">bed</a> with bolted corners.</p>`,
};
