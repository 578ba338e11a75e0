import styles from './brand.module.css';

/** The product's sign and name. The name stands beside the picture, so the picture is decoration. */
export function Brand({ size = 36 }: { size?: number }) {
  return (
    <span className={styles.brand}>
      <img src={import.meta.env.VITE_LOGO_URL} alt="" width={size} height={size} />
      <span>Study Assistant</span>
    </span>
  );
}
