declare module '../../../platform/database/schema.ts' {
  interface Database {
    /** The writer's, in order. The file of one is named by its id. */
    review_pictures: { picture_id: string; review_id: number; position: number };
  }
}

export {};
