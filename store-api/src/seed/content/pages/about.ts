import type { SeedPage } from '../seed-page.ts';

export const aboutUs: SeedPage = {
  name: 'aboutus',
  title: 'About us',
  keywords: 'about us, furniture makers, Jodhpur, solid wood, craft',
  description: 'Who makes our furniture, where, from what, and what we promise about it.',
  html: `
<p>We sell furniture we would put in our own homes, made by people we know by name. We started with one workshop in Jodhpur and a rule that has not changed: if it looks like wood, it is wood.</p>
<h2>The people who make it</h2>
<p>Five workshops build nearly everything in the store. The cabinetmakers of Jodhpur work sheesham and mango; the joiners of Jaipur cut the mortise-and-tenon frames of our beds and tables; the upholsterers of Gurugram build a sofa from its frame to its last stitch; the weavers of a co-operative in Kozhikode do the cane. The steam-bent rattan chairs come from Cirebon in Indonesia, where the craft has been at home for a century. Every product page names its maker, with the address.</p>
<h2>The wood we use</h2>
<ul>
<li><strong>Sheesham</strong>, Indian rosewood, is dense and dark-grained, and termites dislike it as much as we like it.</li>
<li><strong>Mango</strong> comes from orchards whose trees no longer bear fruit: nobody fells a forest for it.</li>
<li><strong>Acacia</strong> is hard, at ease with moisture, and striped light and dark from one tree.</li>
</ul>
<p>Timber is seasoned in the open and then dried in a kiln to 8 to 12 per cent moisture, so that a drawer made in dry Rajasthan still opens in a Mumbai July.</p>
<h2>What we promise</h2>
<ol>
<li>The price you see is the price you pay, GST included. Old prices are prices we really asked.</li>
<li>Delivery in 7 to 13 days, and a call before we come.</li>
<li>A warranty of two or three years on frames and joints, honoured without a form.</li>
<li>An answer within 48 hours, from a person.</li>
</ol>
<h2>Made for you</h2>
<p>A different size, another finish, twenty chairs for a café: see <a href="/Customized-Furniture">customised furniture</a> and <a href="/bulk-order">bulk orders</a>, or <a href="/Contactus">write to us</a>.</p>`,
};

export const contactUs: SeedPage = {
  name: 'contactus',
  title: 'Contact us',
  keywords: 'contact, customer care, phone, e-mail, showroom',
  description: 'Write, call or visit. We reply within 48 hours.',
  html: `
<p>Ask us about a measurement, a delivery, a finish or an order that did not go as it should. A person reads every message and <strong>replies within 48 hours</strong>, usually the same working day.</p>
<h2>What helps us help you</h2>
<ul>
<li>For an order: the order number, which is in your confirmation and under <a href="/myorders">My orders</a>.</li>
<li>For damage: two photographs, one near and one of the whole piece.</li>
<li>For something made to measure: the size of the room and of the way in.</li>
</ul>
<h2>Complaints</h2>
<p>If you are not content with an answer, our grievance officer will look at it: see <a href="/pages/grievance">how to raise a grievance</a>. You get a ticket number at once.</p>`,
};

export const customerReviews: SeedPage = {
  name: 'customer-reviews',
  title: 'Customer reviews',
  keywords: 'customer reviews, ratings, testimonials',
  description: 'What buyers say, and how we handle reviews.',
  html: `
<p>Only people who bought a product can review it, and a review appears after a person has checked that it is about the product. We do not remove a review for being unkind, and we do not pay for kind ones.</p>
<h2>How ratings are made</h2>
<p>The stars on a product are the plain average of its approved reviews. A product without reviews shows no stars at all. Texts that were written as examples when this store was set up are marked as samples.</p>
<h2>Write one</h2>
<p>Open the product from <a href="/myorders">My orders</a> and tell the next person what you would have liked to know.</p>`,
};
