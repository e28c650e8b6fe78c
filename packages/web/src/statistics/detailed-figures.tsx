import { say } from '@quizwright/domain/language/say.ts'
import { Chip } from '../ui/buttons/chip.tsx'
import { rememberedFlag } from '../ui/remembered-flag.ts'

/** Whether all figures are shown with their statistical names, or only those that say something without statistics. */
export const { set: showDetailedFigures, useIsSet: useAreFiguresDetailed } = rememberedFlag('detailedFigures')

/** Shows or hides the figures that need statistics. */
export const DetailedFiguresChip = () => {
  const areDetailed = useAreFiguresDetailed()
  return (
    <Chip pressed={areDetailed} onPress={() => showDetailedFigures(!areDetailed)}>
      {say('Show all figures')}
    </Chip>
  )
}
