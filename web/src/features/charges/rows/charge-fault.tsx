/** Why a field of a charge is refused. Nothing without a sentence. */
export const ChargeFault = ({ id, sentence }: { id: string; sentence: string | undefined }) =>
  sentence && (
    <div id={id} role="alert" className="rb-charge-errors">
      {sentence}
    </div>
  )
