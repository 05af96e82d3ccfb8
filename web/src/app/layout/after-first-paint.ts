import { useEffect, useState } from 'react'

export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return isPainted
}
