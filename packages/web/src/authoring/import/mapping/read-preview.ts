import type { CsvPreview, Reading } from '@quizwright/contracts/schemas/csv.ts'
import { queryClient } from '../../../api/query-client.ts'
import { rest } from '../../../api/rest.ts'

/** The part of a reading that changes what a preview shows; the rest only says what words mean. */
export const previewedPart = ({ encoding, columns }: Reading): Reading => ({
  ...(encoding && { encoding }),
  ...(columns && { columns }),
})

/** How an uploaded file looks when it is read so. A file never changes, so it is asked once for each way. */
export const previewQuery = (fileLink: string, reading: Reading) => ({
  queryKey: ['csv preview', fileLink, previewedPart(reading)] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CsvPreview> =>
    (await rest.previewCsv({ body: { fileLink, reading: previewedPart(reading) } }, { signal })).data,
  staleTime: Infinity,
})

/** Rejects with the problem of the failed call, or when the signal is aborted. */
export const readPreview = async (
  fileLink: string,
  reading: Reading,
  signal: AbortSignal,
): Promise<CsvPreview> => {
  const preview = await queryClient.fetchQuery({ ...previewQuery(fileLink, reading), retry: false })
  signal.throwIfAborted()
  return preview
}
