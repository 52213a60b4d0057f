import { sessionCommands } from './account/people/session-commands.ts';
import { privacyCommands } from './account/privacy/privacy-commands.ts';
import { orderCommands } from './cart-checkout/after-sales/commands/order-commands.ts';
import { couponCommands } from './cart-checkout/coupons/coupon-commands.ts';
import { couponCodes } from './cart-checkout/coupons/coupons-repository.ts';
import { bouncedCommand } from './cart-checkout/mails/bounced-command.ts';
import { findSold } from './cart-checkout/orders/find-sold.ts';
import { buyerCommands } from './cart-checkout/reports/buyer-commands.ts';
import { customerCommands } from './cart-checkout/reports/customer-commands.ts';
import { reportCommands } from './cart-checkout/reports/report-commands.ts';
import { attributeCommands } from './catalog/attributes/attribute-commands.ts';
import { shippingCommands } from './catalog/attributes/shipping-commands.ts';
import { importerCommands, vendorCommands } from './catalog/attributes/vendor-commands.ts';
import { categoryCommands } from './catalog/categories/category-commands.ts';
import { ATTACHMENT_FILES } from './catalog/enquiries/attachments/attachment-files.ts';
import { enquiryCommands } from './catalog/enquiries/enquiry-commands.ts';
import { familyCommands } from './catalog/families/family-commands.ts';
import { gstCommands } from './catalog/gst/gst-commands.ts';
import { stockCommands } from './catalog/inventory/stock-commands.ts';
import { declarationCommands } from './catalog/law/declaration-commands.ts';
import { qualityCommands } from './catalog/law/quality-commands.ts';
import { OWN_MODEL_FILES } from './catalog/models/store-model.ts';
import { priceCommands } from './catalog/prices/price-commands.ts';
import { drawingCommands } from './catalog/product-records/drawing-commands.ts';
import { exportCommand } from './catalog/product-records/export-command.ts';
import { factCommands } from './catalog/product-records/fact-commands.ts';
import { importCommand } from './catalog/product-records/import-command.ts';
import { modelCommands } from './catalog/product-records/model-commands.ts';
import { pictureCommands } from './catalog/product-records/picture-commands.ts';
import { productCommands } from './catalog/product-records/product-commands.ts';
import { DOWNLOAD_FILES } from './catalog/product-records/product-files.ts';
import { recallCommands } from './catalog/product-records/recall-commands.ts';
import { promotionCommands } from './catalog/promotions/promotion-commands.ts';
import { REVIEW_PICTURE_FILES } from './catalog/reviews/pictures/picture-files.ts';
import { questionCommands } from './catalog/reviews/questions/question-commands.ts';
import { reviewCommands } from './catalog/reviews/review-commands.ts';
import { swatchCommands } from './catalog/swatches/swatch-commands.ts';
import { synonymCommands } from './catalog/synonyms/synonym-commands.ts';
import { CATALOGUE_TEXTS } from './catalog/translated-texts.ts';
import { commentCommands } from './content/blog/comment-commands.ts';
import { contentCommands } from './content/documents/content-commands.ts';
import { CONTENT_KINDS } from './content/kinds.ts';
import { subscriberCommands } from './content/newsletter/subscriber-commands.ts';
import { CONTENT_TEXTS } from './content/translated-texts.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { backupCommands } from './platform/backup/backup-commands.ts';
import { databaseCommands } from './platform/backup/database-commands.ts';
import { auditCommands } from './platform/command-line/audit-commands.ts';
import { completionCommand } from './platform/command-line/completion.ts';
import type { Vocabulary } from './platform/command-line/read-line.ts';
import { deliveryCommands } from './platform/facts/delivery-commands.ts';
import { factsCommands } from './platform/facts/facts-commands.ts';
import { INTERFACE_TEXTS } from './platform/interface-texts/interface-texts.ts';
import { mailCommands } from './platform/mail/mail-commands.ts';
import { MAIL_TEXTS } from './platform/mail/translated-texts.ts';
import { OWN_ORIGINAL_FILES } from './platform/pictures/originals.ts';
import { PLACE_TEXTS } from './platform/places/translated-texts.ts';
import { browserCommands } from './platform/telemetry/browser-commands.ts';
import { translationCommands } from './platform/translation-commands/translation-commands.ts';

/** All commands of `npm run store`, in the order of its help. */
export const COMMANDS: Vocabulary = {
  subjects: {
    facts: 'What the store says about itself: name, address, tax number, logo, colours, delivery days.',
    products: 'What the shop sells: create, change, show, import and export it.',
    'products pictures': 'The pictures of a product.',
    'products drawings': 'The outlines of a product, to scale.',
    'products model': 'A product in three dimensions.',
    orders: 'What was bought: see it, move it on, give money back, decide returns.',
    refunds: 'Money given back, and what the provider refused.',
    reports: 'Sales, tax, refunds, abandoned checkouts, stock: figures that agree with the invoices.',
    customers: 'Who has an account, and what they bought.',
    mails: 'What was written to people, and what did not go out.',
    coupons: 'Codes that take something off a cart.',
    prices: 'What products cost, one by one or all at once, and what they cost before.',
    stock: 'How many pieces there are.',
    promotions: 'Lower prices for a time.',
    categories: 'What products are sorted into, and the menus.',
    attributes: 'What products can be of: types, materials, colours, sizes, tags, countries.',
    families: 'Products that are one design in several colours or sizes.',
    swatches: 'Pieces of cloth that shoppers order by post.',
    vendors: 'The brands, and who makes for them.',
    importers: 'Who imports what comes from abroad.',
    shipping: 'How products are delivered, and what that costs.',
    delivery: 'Zones: what delivery costs and takes by place, weight and value.',
    synonyms: 'Words that shoppers type for what the catalogue calls otherwise.',
    translations: 'What the shop says in other languages than English.',
    gst: 'Tax rates, from a file that an accountant can read.',
    declarations: 'What the packaged commodities rules ask of products.',
    quality: 'The furniture quality order: standards, licences, exemptions.',
    pages: 'The editorial pages.',
    banners: 'The slides of the home page.',
    strip: 'The line above the header.',
    offers: 'The special offers.',
    promises: 'What the shop promises: free assembly, a warranty; and where it says so.',
    faqs: 'Questions and their answers, in groups.',
    posts: 'The articles of the blog.',
    studios: 'The places where furniture can be seen.',
    menus: 'The lists of links in the footer.',
    reviews: 'What buyers wrote about products.',
    questions: 'What shoppers asked about products, and the answers on their pages.',
    comments: 'What readers wrote about articles.',
    enquiries: 'What people wrote to the store.',
    subscribers: 'Who gets the newsletter.',
    browsers: 'What browsers reported: errors, and how fast pages were.',
    sessions: 'Who is logged in.',
    audit: 'Who ran which command.',
    backup: 'The whole store in one archive, and back.',
    database: 'The embedded database of the data folder.',
    completion: 'Lets a shell complete these words.',
  },
  commands: [
    ...factsCommands,
    ...productCommands(findSold),
    ...pictureCommands,
    ...drawingCommands,
    ...modelCommands,
    ...factCommands,
    ...swatchCommands,
    ...recallCommands,
    ...buyerCommands,
    importCommand,
    exportCommand,
    ...orderCommands,
    ...reportCommands,
    ...customerCommands,
    ...privacyCommands(PERSONAL_DATA),
    ...mailCommands,
    bouncedCommand,
    ...couponCommands,
    ...priceCommands,
    ...stockCommands,
    ...promotionCommands,
    ...categoryCommands,
    ...attributeCommands,
    ...familyCommands,
    ...vendorCommands,
    ...importerCommands,
    ...shippingCommands,
    ...deliveryCommands,
    ...synonymCommands,
    ...translationCommands([...CATALOGUE_TEXTS, ...CONTENT_TEXTS, ...PLACE_TEXTS, ...INTERFACE_TEXTS, ...MAIL_TEXTS]),
    ...gstCommands,
    ...declarationCommands,
    ...qualityCommands,
    ...CONTENT_KINDS.flatMap((kind) => contentCommands(kind, couponCodes)),
    ...reviewCommands,
    ...questionCommands,
    ...commentCommands,
    ...enquiryCommands,
    ...subscriberCommands,
    ...browserCommands,
    ...sessionCommands,
    ...auditCommands,
    ...backupCommands([OWN_ORIGINAL_FILES, DOWNLOAD_FILES, OWN_MODEL_FILES, ATTACHMENT_FILES, REVIEW_PICTURE_FILES]),
    ...databaseCommands,
    completionCommand(() => COMMANDS),
  ],
};
