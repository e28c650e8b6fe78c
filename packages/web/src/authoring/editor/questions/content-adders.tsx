import type { ReactNode } from 'react'
import type { useImageUpload } from '../../../files/use-image-upload.ts'
import type { Area, Content } from './content.ts'
import { type ContentTool, ContentTools } from './content-tools.tsx'
import type { Areas } from './use-areas.ts'

/** The field that can be added for each set of visible fields. */
const addableTo: Record<Area, ContentTool['kind'] | undefined> = {
  text: 'equation',
  equation: 'text',
  'text and equation': undefined,
}

type ContentAddersProps = {
  name: string
  content: Content
  areas: Areas
  upload: ReturnType<typeof useImageUpload>
  children: ReactNode
}

/** The tools that add missing fields to a content. */
export const ContentAdders = ({ name, content, areas, upload, children }: ContentAddersProps) => {
  const kind = addableTo[areas.area]
  return (
    <ContentTools
      name={name}
      tools={kind ? [{ kind, run: () => areas.add(kind) }] : []}
      image={content.image === '' ? { busy: upload.isUploading, onFiles: upload.uploadFiles } : undefined}
    >
      {children}
    </ContentTools>
  )
}
