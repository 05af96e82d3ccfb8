import { useEffect, useState } from 'react'
import { useFileAddress } from '../authorised-file.ts'
import type { FormImage } from './image-types.ts'
import './images.css'

export function ImageThumbnail({ image }: { image: FormImage }) {
  return (
    <span className="rb-image-thumbnail">
      {image instanceof File ? (
        <Chosen file={image} />
      ) : (
        <Saved url={image.thumbnail_url} name={image.name} />
      )}
    </span>
  )
}

function Saved({ url, name }: { url: string; name: string }) {
  const { address } = useFileAddress(url)
  return address && <img src={address} alt={name} width={100} height={100} />
}

function Chosen({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address && <img src={address} alt={file.name} width={100} height={100} />
}
