import type { CsvPreview, QuestionFormat, Reading } from '@quizwright/contracts/schemas/csv.ts'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'

/** The part of a reading that changes what a preview shows; the rest only says what words mean. */
export const previewedPart = ({ encoding, columns, hasHeader }: Reading): Reading => ({
  ...(encoding && { encoding }),
  ...(columns && { columns }),
  ...(hasHeader !== undefined && { hasHeader }),
})

/** A file, and what its author says of it. */
type Previewed = { fileLink: string; format?: QuestionFormat | undefined; reading?: Reading }

/** How an uploaded file looks when it is read so. A file never changes, so it is asked once for each way. */
export const previewQuery = ({ fileLink, format, reading = {} }: Previewed) => ({
  queryKey: ['csv preview', fileLink, format ?? null, previewedPart(reading)] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CsvPreview> =>
    (
      await rest.previewCsv(
        { body: { fileLink, ...(format && { format }), reading: previewedPart(reading) } },
        { signal },
      )
    ).data,
  staleTime: Infinity,
})

/** Rejects with the problem of the failed call, or when the signal is aborted. */
export const readPreview = async (file: Previewed, signal: AbortSignal): Promise<CsvPreview> => {
  const preview = await queryClient.fetchQuery({ ...previewQuery(file), retry: false })
  signal.throwIfAborted()
  return preview
}
