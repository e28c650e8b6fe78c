import type { PageBox } from '@quizwright/domain/schemas/csv.ts'

/** What is asked of the worker that draws: a file first, then places in it, `width` pixels wide. */
export type PageOrder = { file: Blob } | { id: number; box: PageBox; width: number }
/** Its answer. Without a bitmap, the place could not be drawn. */
export type DrawnPlace = { id: number; bitmap: ImageBitmap | undefined }
