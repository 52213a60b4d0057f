import { defineWords } from 'shared-contracts';

/** Shared by the page, the quick view and the dialog of large pictures. */
export const galleryWords = defineWords('catalog', {
  pictures: 'Pictures of {product}',
  showPicture: 'Show picture {n} of {count}',
  enlargePicture: 'Enlarge picture {n} of {count}',
  previousPictures: 'Previous pictures',
  nextPictures: 'Next pictures',
  productImages: 'Product Images',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: 'Picture {n} of {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
});
