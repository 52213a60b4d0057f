import type { Translation } from 'shared-contracts';
import type { galleryWords } from './words.ts';

export const galleryArabic = {
  pictures: 'صور {product}',
  showPicture: 'اعرض الصورة {n} من {count}',
  enlargePicture: 'تكبير الصورة {n} من {count}',
  previousPictures: 'الصور السابقة',
  nextPictures: 'الصور التالية',
  productImages: 'صور المنتج',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
  pictureOf: 'الصورة {n} من {count}',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
} satisfies Translation<typeof galleryWords>;
