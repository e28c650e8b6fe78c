import { useQuery } from '@tanstack/react-query'
import { requireUid } from '../../../auth/credentials.ts'
import { rest } from '../../../api/rest.ts'
import { Picker } from '../../../ui/picker/picker.tsx'
import { useEditor } from '../editor-context.ts'

type RelatedVideoProps = { videoId: string | null; onChange: (videoId: string | null) => void }

/** The related video of a question, chosen from the quiz's module or chapter. */
export const RelatedVideo = ({ videoId, onChange }: RelatedVideoProps) => {
  const { place } = useEditor()
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ['videos', place?.kind, place?.id],
    queryFn: async ({ signal }) =>
      (
        await rest.getVideosById(
          {
            query: {
              id: place?.id ?? '',
              instructor_id: requireUid(),
              type: place?.kind === 'chapter' ? '2' : '1',
            },
          },
          { signal },
        )
      ).videos,
    enabled: place !== undefined,
  })
  const options = data.map((video) => ({ value: video._id, label: video.name }))
  return (
    <Picker
      label="Related video"
      hideLabel
      placeholder="Find a video"
      options={options}
      value={videoId}
      onChange={onChange}
      disabled={!place}
      hint={place ? undefined : 'This quiz belongs to no module, so there are no videos to choose from.'}
      loading={place !== undefined && isPending}
      failure={error ? 'The videos could not be read. Try again.' : undefined}
      onRetry={() => void refetch()}
    />
  )
}
