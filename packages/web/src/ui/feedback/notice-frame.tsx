import { chakra } from '../styled/chakra.tsx'

/** Icon, heading, text and buttons in the middle of an otherwise empty area. */
export const NoticeFrame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    textAlign: 'center',
    px: '6',
    py: '16',
    maxWidth: 'lg',
    mx: 'auto',
    '& > svg': { width: '2.25rem', height: '2.25rem', color: 'fg.subtle', mb: '2', strokeWidth: '1.5' },
    '& > h2': { textStyle: 'title.lg' },
    '& > p': { textStyle: 'sm', color: 'fg.muted' },
    '& > div': { display: 'flex', gap: '3', flexWrap: 'wrap', justifyContent: 'center', mt: '4' },
  },
})
