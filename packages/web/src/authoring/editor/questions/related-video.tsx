import { say } from '@quizwright/domain/language/say.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { use } from 'react'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ComboboxField } from '../../../ui/picker/combobox-field.tsx'
import { knownVideoName } from '../../../questions/known-videos.ts'
import { OpenFrameWindow } from '../../quiz-frame/open-window.ts'
import { useEditor } from '../editor-context.ts'
import { videosOf } from './videos.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'flex-start',
    gap: '1',
    // On a phone the field and its cross share a line, and what leads elsewhere stands below.
    '& > :first-child': { flex: '1', minWidth: { base: 'calc(100% - 3rem)', sm: '0' } },
  },
})

type RelatedVideoProps = { videoId: string | null; onChange: (videoId: string | null) => void }

/** The related video of a question, chosen from the quiz's module or chapter. */
export const RelatedVideo = ({ videoId, onChange }: RelatedVideoProps) => {
  const { placement } = useEditor()
  const openFrame = use(OpenFrameWindow)
  const { data = [], isPending, error, refetch } = useQuery(videosOf(placement))
  const options = data.map((video) => ({ value: video._id, label: video.name }))
  // A video of another module cannot be chosen here, but its name is shown if the question has it.
  const name = videoId === null ? undefined : knownVideoName(videoId)
  if (videoId !== null && name !== undefined && !options.some(({ value }) => value === videoId))
    options.push({ value: videoId, label: name })
  return (
    <Line>
      <ComboboxField
        label={say('Related video')}
        hideLabel
        placeholder={say('Find a video')}
        options={options}
        values={videoId === null ? [] : [videoId]}
        onChange={([chosen = null]) => onChange(chosen)}
        disabled={!placement}
        hint={
          placement ? undefined : say('This quiz isn’t in a module, so there are no videos to choose from.')
        }
        loading={placement !== undefined && isPending}
        failure={error ? say('The videos couldn’t be loaded. Try again.') : undefined}
        onRetry={() => void refetch()}
      />
      {videoId !== null && (
        <IconButton
          label={say('Remove the related video')}
          icon={<X aria-hidden />}
          tabIndex={-1}
          onClick={() => onChange(null)}
        />
      )}
      {!placement && openFrame && (
        <Button onClick={() => openFrame('details')}>{say('Choose a module')}</Button>
      )}
    </Line>
  )
}
