type ContentImageProps = {
  url: string
  /** For screen readers; empty where the text beside the image says the same. */
  name: string
  /** Fetched only when it comes near the visible part of the page. */
  isLazy?: boolean
}

/** An image that an author or a student uploaded. Each page gives it the size that its place allows. */
export const ContentImage = ({ url, name, isLazy = false }: ContentImageProps) => (
  <img className="content-image" src={url} alt={name} loading={isLazy ? 'lazy' : 'eager'} />
)
