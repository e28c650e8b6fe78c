import { csvEndpoints } from '@quizwright/contracts/endpoints/csv.ts'
import type { CsvPreview, QuestionFormat, Reading } from '@quizwright/domain/schemas/csv.ts'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'

/** The part of a reading that affects the preview. The rest only explains words. */
export const previewedPart = ({ encoding, separator, columns, hasHeader }: Reading): Reading => ({
  ...(encoding && { encoding }),
  ...(separator && { separator }),
  ...(columns && { columns }),
  ...(hasHeader !== undefined && { hasHeader }),
})

/** A file, and how its author wants it to be read. */
type Previewed = { fileLink: string; format?: QuestionFormat | undefined; reading?: Reading }

/** The query for the preview of an uploaded file. A file never changes, so each reading is requested once. */
export const previewQuery = ({ fileLink, format, reading = {} }: Previewed) => ({
  queryKey: ['csv preview', fileLink, format ?? null, previewedPart(reading)] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CsvPreview> =>
    (
      await rest(csvEndpoints).previewCsv(
        { body: { fileLink, ...(format && { format }), reading: previewedPart(reading) } },
        { signal },
      )
    ).data,
  staleTime: Infinity,
})

/** Requests a preview. Rejects with the problem of the failed call, or when the signal is aborted. */
export const readPreview = async (file: Previewed, signal: AbortSignal): Promise<CsvPreview> => {
  const preview = await queryClient.fetchQuery({ ...previewQuery(file), retry: false })
  signal.throwIfAborted()
  return preview
}
