import { say } from '@quizwright/domain/language/say.ts'
import type { Area, Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useState } from 'react'
import { useEditor } from '../../../editor-context.ts'
import { KindRows } from '../kind-row.tsx'
import { AreaCanvas } from './area-canvas.tsx'
import { AreaImage } from './area-image.tsx'
import { AreaRows } from './area-rows.tsx'
import { HotspotSettings } from './hotspot-settings.tsx'

type HotspotFieldsProps = { question: DraftQuestion; interaction: Hotspot }

/** The image, its areas with the right ones, and how chosen areas earn marks. */
export const HotspotFields = ({ question, interaction }: HotspotFieldsProps) => {
  const { store } = useEditor()
  const [active, setActive] = useState<number>()
  const { presentation, key } = interaction
  const { areas, image_url: image } = presentation
  const change = (changes: Partial<Hotspot>): void =>
    store.trigger.setQuestion({ id: question._id, changes: { interaction: { ...interaction, ...changes } } })
  const present = (changes: Partial<Hotspot['presentation']>): void =>
    change({ presentation: { ...presentation, ...changes } })
  const setAreas = (changed: Area[]): void => {
    present({ areas: changed })
    store.trigger.endTyping()
  }
  const remove = (index: number): void => {
    change({
      presentation: { ...presentation, areas: areas.toSpliced(index, 1) },
      key: {
        right: key.right.flatMap((one) => (one === index ? [] : [one > index ? one - 1 : one])),
      },
    })
    setActive(undefined)
  }
  return (
    <>
      <KindRows role="group" aria-label={say('Areas of the image')} data-field="interaction">
        <AreaImage link={image} description={presentation.image_description ?? ''} onChange={present}>
          <AreaCanvas
            link={image}
            description={presentation.image_description ?? ''}
            areas={areas}
            right={key.right}
            active={active}
            onActivate={setActive}
            onChange={setAreas}
            onStep={(stepped) => present({ areas: stepped })}
          />
        </AreaImage>
        <AreaRows
          areas={areas}
          right={key.right}
          active={active}
          onActivate={setActive}
          onChange={(changed) => present({ areas: changed })}
          onRight={(right) => change({ key: { right } })}
          onRemove={remove}
        />
      </KindRows>
      <HotspotSettings interaction={interaction} onChange={change} />
    </>
  )
}
