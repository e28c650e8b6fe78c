import type { Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { ImageAreas } from '@quizwright/ui/question/image-areas.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { PaperWords } from './paper-words.ts'

const Boxes = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5', mt: '2' } })

type PrintedAreasProps = { interaction: Hotspot; words: PaperWords }

/** The image with its numbered areas, and a box to tick for each. */
export const PrintedAreas = ({ interaction, words }: PrintedAreasProps) => {
  const { image_url: image, image_description: description = '', areas } = interaction.presentation
  return (
    <>
      <ImageAreas url={image} name={description} areas={areas} />
      <Boxes>
        {areas.map(({ name }, index) => (
          <span key={index}>
            ☐ {words.areas[index]}
            {interaction.presentation.shows_names && name !== '' && `: ${name}`}
          </span>
        ))}
      </Boxes>
    </>
  )
}
