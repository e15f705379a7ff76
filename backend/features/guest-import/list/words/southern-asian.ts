import type { LanguageWords } from "./language-words.ts";

export const hindi: LanguageWords = {
  columns: {
    fullName: `
      नाम, पूरा नाम, अतिथि का नाम, मेहमान का नाम, अतिथि नाम, मेहमानों के नाम, नाम और उपनाम, पूर्ण नाम, आमंत्रित का नाम,
      मेहमानों का नाम, अतिथियों के नाम, आपका नाम, आपका पूरा नाम, शुभ नाम`,
    guest: "अतिथि, मेहमान, अतिथिगण, आमंत्रित, व्यक्ति, मेहमान सूची, गेस्ट, अतिथि सूची, मेहमानों, अतिथियों, मेहमानों की सूची",
    firstName: "पहला नाम, प्रथम नाम, फर्स्ट नेम",
    middleName: "मध्य नाम, बीच का नाम, पिता का नाम",
    lastName: "उपनाम, अंतिम नाम, कुलनाम, सरनेम, आखिरी नाम, लास्ट नेम, पारिवारिक नाम",
    firstBesideLast: "नाम",
    title: "उपाधि, संबोधन, शीर्षक",
    nickname: "घर का नाम, पुकारने का नाम, निकनेम",
    birthName: "विवाह से पहले का उपनाम, मायके का नाम",
    otherName: "अन्य नाम, अंग्रेज़ी में नाम, अंग्रेजी में नाम",
    table:
      "टेबल नंबर, टेबल, मेज़, मेज़ नंबर, टेबल संख्या, मेज संख्या, टेबल क्रमांक, टेबल का नाम, टेबल नं., मेज नंबर, मेज, मेज क्रमांक, टेबल न., मेज़ का नाम, मेज़ संख्या",
    seat: "सीट, सीट नंबर, कुर्सी, स्थान संख्या, बैठने की जगह, सीट संख्या, कुर्सी नंबर, सीट क्रमांक",
    party: "परिवार, समूह, निमंत्रण, ग्रुप, परिवार का नाम, घराना, समूह का नाम, कुटुंब",
    guestOf: "किसके साथ, किसका साथी",
    capacity: "क्षमता, टेबल की क्षमता, सीटों की संख्या, कुर्सियों की संख्या",
    plusOne:
      "साथी, साथी का नाम, जीवनसाथी, पति/पत्नी, पति, पत्नी, प्लस वन, साथ में, पति/पत्नी का नाम, पत्नी का नाम, पति का नाम, जीवनसाथी का नाम",
    child: "बच्चा, बच्चे, बच्चों के नाम, बच्चे का नाम, शिशु",
    partySize:
      "मेहमानों की संख्या, संख्या, कुल सदस्य, अतिथियों की संख्या, व्यक्तियों की संख्या, कितने लोग, वयस्क, बच्चों की संख्या, सदस्य संख्या, लोगों की संख्या, सदस्यों की संख्या, कुल लोग",
    attendance: "उपस्थिति, स्थिति, जवाब, आ रहे हैं, पुष्टि, आएंगे, उत्तर, हाँ/नहीं, क्या आप आएंगे, आरएसवीपी, उपस्थिति की पुष्टि",
    meal: "भोजन, खाना, मेनू, भोजन विकल्प, व्यंजन, रात का खाना, भोजन का चुनाव, भोजन का प्रकार",
    diet: "आहार, एलर्जी, शाकाहारी/मांसाहारी, आहार संबंधी आवश्यकताएँ, भोजन प्राथमिकता, खाने की एलर्जी, आहार प्रतिबंध, वेज/नॉनवेज",
    email: "ईमेल, ई-मेल, ईमेल पता, ईमेल आईडी, मेल",
    phone: "फ़ोन, मोबाइल, फोन नंबर, मोबाइल नंबर, दूरभाष, संपर्क नंबर, संपर्क, फ़ोन नंबर, व्हाट्सएप, व्हाट्सऐप नंबर",
    address: "पता, शहर, पिन कोड, गाँव, राज्य, देश, पिनकोड, जिला",
    date: "तारीख, दिनांक, टाइमस्टैम्प, जन्म तिथि, समय, जन्मतिथि, तिथि",
    notes: "टिप्पणी, टिप्पणियाँ, नोट, अन्य, संदेश, विशेष, नोट्स, विवरण, सुझाव",
    number: "क्रमांक, क्र.सं., क्रम संख्या, नंबर, क्र., अतिथि संख्या, क्रम, सं., सीरियल नंबर",
    side: "पक्ष, वर पक्ष/वधू पक्ष, लड़के वाले/लड़की वाले, किसकी ओर से, दूल्हा/दुल्हन, किसके मेहमान, वर/वधू",
    age: "आयु, उम्र, वयस्क/बच्चा, आयु वर्ग, बच्चे की उम्र, आयु समूह",
  },
  fillers:
    "का, के, की, में, से, पर, और, या, है, हैं, आपका, आपकी, आपके, क्या, कृपया, दर्ज, करें, लिखें, भरें, यहाँ, कौन, अनुसार, बताएं, निमंत्रण पत्र, अनिवार्य, कौनसी, अपना",
  others:
    "होटल, कंपनी, गाना, गाने, सजावट, स्कूल, फ़ाइल, कलाकार, माता, माँ, उपहार, हॉल, कार्यक्रम, फूल, विद्यालय, संस्था, गांव, टेनिस, कपड़ा, शराब",
  onlyAlone: "सं, क्र, पता, पति, पत्नी, मेल, मेज, अन्य, विशेष, समय, राज्य, देश, स्थिति, साथी, खाना, वर",
  ordinals: "पहला, दूसरा, तीसरा, चौथा, पाँचवाँ",
  households: "घराना",
  cells: {
    page: "पृष्ठ",
    table: "टेबल, मेज, मेज़, टेबल नंबर",
    numberSign: "नंबर, नं., संख्या, क्रमांक, न.",
    total: "कुल, कुल योग, योग, कुल मेहमान, कुल संख्या, टोटल, कुल अतिथि, कुल जोड़, जोड़",
    none: "नहीं, तय नहीं, कोई नहीं, अज्ञात, निर्धारित नहीं, बाद में, लागू नहीं, उपलब्ध नहीं, खाली",
    yes: "हाँ, हां, आएंगे, आ रहे हैं, पक्का, उपस्थित, आएगा, आएगी, स्वीकार, जी हाँ, जरूर, स्वीकृत, पुष्टि, जी हां, आऊंगा, आऊंगी, सही",
    no: "नहीं, नहीं आएंगे, नहीं आ रहे, अनुपस्थित, अस्वीकार, ना, नहीं आएगा, नहीं आएगी, जी नहीं, अस्वीकृत, रद्द, नहीं आ सकते, नहीं आ पाएंगे, नही, गलत",
    maybe: "शायद, पक्का नहीं, हो सकता है, संभवतः, अनिश्चित, पता नहीं",
    unanswered: "जवाब नहीं, प्रतीक्षा, लंबित, आमंत्रित, कोई जवाब नहीं, जवाब बाकी, उत्तर नहीं मिला, प्रतीक्षारत",
    unnamedGuest: "साथी, मेहमान, अतिथि, पत्नी, पति, प्लस वन, जीवनसाथी, बच्चा, एक साथी, उनकी पत्नी, उनके पति, एक मेहमान",
    and: "और, एवं, व, तथा",
    with: "सहित, के साथ, प्लस",
    persons: "लोग, बच्चे, मेहमान, व्यक्ति",
    counts: "एक, दो, तीन, चार, पांच, छह",
    titles:
      "श्री, श्रीमती, सुश्री, डॉ., कुमारी, प्रो., कु., श्रीमान, डॉक्टर, पंडित, स्वर्गीय, श्री एवं श्रीमती, Shri, Smt, Kumari, Pandit, Shrimati",
    suffixes: "जी, Ji",
  },
};

export const vietnamese: LanguageWords = {
  columns: {
    fullName: `
      Họ và tên, Họ tên, Tên, Tên khách, Tên khách mời, Họ tên khách mời, Tên đầy đủ, Họ và tên khách mời, Danh tính, Tên khách hàng,
      Họ & tên, Họ và tên khách, Quý danh, Tên của bạn, Họ tên đầy đủ, Họ tên khách, Tên người tham dự`,
    guest:
      "Khách, Khách mời, Danh sách khách mời, Người được mời, Quan khách, Khách dự, Người tham dự, Danh sách khách, Khách tham dự",
    firstName: "Tên gọi, Tên riêng, Tên chính",
    middleName: "Tên đệm, Tên lót, Chữ lót, Chữ đệm",
    lastName: "Họ, Họ đệm, Họ và tên đệm, Họ và tên lót, Họ và chữ đệm, Họ lót",
    firstBesideLast: "Tên, Tên khách, Tên khách mời",
    title: "Danh xưng, Xưng hô, Chức danh, Cách xưng hô",
    nickname: "Biệt danh, Tên thường gọi, Tên thân mật",
    birthName: "Tên khai sinh, Họ thời con gái",
    otherName: "Tên khác, Tên tiếng Anh",
    table:
      "Bàn, Bàn số, Số bàn, Tên bàn, Mã bàn, Bàn tiệc, Số bàn tiệc, Vị trí bàn, STT bàn, Bàn tiệc số, Xếp bàn, Ngồi bàn, Số thứ tự bàn",
    seat: "Ghế, Số ghế, Chỗ ngồi, Ghế số, Vị trí ngồi, Số chỗ ngồi, Vị trí, Sơ đồ chỗ ngồi",
    party: "Gia đình, Nhóm, Hộ gia đình, Thiệp mời, Nhóm khách, Tên nhóm, Tên trên thiệp, Cặp đôi",
    guestOf: "Đi cùng ai, Đi kèm với",
    capacity: "Sức chứa, Sức chứa bàn, Số lượng ghế, Số lượng chỗ, Kích thước bàn",
    plusOne:
      "Người đi cùng, Tên người đi cùng, Bạn đi cùng, Vợ/chồng, Đi cùng, Khách đi cùng, Người đi kèm, Đi kèm, Khách đi kèm, Họ tên người đi cùng, Tên vợ/chồng",
    child: "Trẻ em, Tên con, Em bé, Tên trẻ em",
    partySize:
      "Số lượng khách, Số người, Số lượng, Số khách, SL, Số người tham dự, Số trẻ em, Người lớn, Số người đi cùng, Số lượng người, Số lượng tham dự, Số khách mời, Bao nhiêu người, SL khách, Tổng số người",
    attendance:
      "Tham dự, Xác nhận, Trạng thái, Phản hồi, Xác nhận tham dự, Có tham dự, Có/không, Tình trạng, Tham gia, Bạn có tham dự không, Đã xác nhận, Trả lời",
    meal: "Món ăn, Thực đơn, Suất ăn, Bữa ăn, Món chính, Chọn món, Lựa chọn món ăn, Món",
    diet: "Ăn kiêng, Dị ứng, Chế độ ăn, Ăn chay, Dị ứng thực phẩm, Yêu cầu ăn uống, Chay/mặn, Mặn/chay, Dị ứng thức ăn",
    email: "Thư điện tử, Địa chỉ email, Hộp thư",
    phone: "Điện thoại, Số điện thoại, SĐT, ĐT, Di động, Số ĐT, Zalo, Liên hệ, Sdt, Số liên lạc",
    address: "Địa chỉ, Thành phố, Tỉnh, Nơi ở, Quốc gia, Đường",
    date: "Ngày, Dấu thời gian, Ngày sinh, Thời gian, Ngày phản hồi, Giờ, Sinh nhật",
    notes: "Ghi chú, Lời nhắn, Chú thích, Khác, Nhận xét, Yêu cầu đặc biệt, Lời chúc, Ghi chú khác, Thông tin khác",
    number: "STT, Số thứ tự, Số, Mã số, Mã khách mời, TT, Mã khách",
    side: "Nhà trai/Nhà gái, Khách của, Nhà gái/Nhà trai, Phía, Cô dâu/Chú rể, Khách nhà, Nhà trai hay nhà gái, Chú rể/Cô dâu",
    age: "Tuổi, Người lớn/Trẻ em, Độ tuổi, Nhóm tuổi, Tuổi của bé",
  },
  fillers:
    "của, và, hoặc, là, gì, xin, vui lòng, nhập, điền, ghi, bạn, anh, chị, quý, quý khách, cho, ở, trong, trên, thiệp, tại, vào, đây, biết, hãy, theo, mời, bắt buộc, tham dự, đầy đủ, được xếp",
  others:
    "khách sạn, công ty, bài hát, trang trí, trường, hội trường, tập tin, ca sĩ, rượu, quà, nhà hàng, sự kiện, cha, mẹ, bố, hoa, cơ quan, đơn vị, sản phẩm, thiệp cưới, bóng bàn, khăn, phường xã, ban nhạc",
  onlyAlone:
    "tên, bàn, họ, hộ, số, mã, bé, con, bên, món, khác, tt, sl, đt, vợ, khách, ngày, giờ, phía, chồng, nhóm, nhom, ho, ten, ban, tuoi, vị trí, đường, tỉnh, quận, ghế, be, so, ma",
  seats: "Số chỗ ngồi",
  households: "Hộ gia đình",
  cells: {
    page: "Trang",
    table: "Bàn, Bàn số, Số bàn, Bàn tiệc",
    numberSign: "số, so",
    total:
      "Tổng cộng, Tổng số, Tổng số khách, Cộng, Tổng khách, Tổng số người, Tổng số khách mời, Tổng cộng khách mời, Tổng số bàn",
    none: "chưa có, chưa xếp, không có, không, chưa rõ, chưa xác định, chưa biết, chưa xếp bàn, chưa phân bàn, chưa, trống",
    yes: "có, tham dự, đồng ý, sẽ đến, xác nhận, có tham dự, đã xác nhận, có mặt, sẽ tham dự, đến, tham gia, sẽ tham gia, chắc chắn, tôi sẽ tham dự, chúng tôi sẽ tham dự",
    no: "không, không tham dự, từ chối, vắng, vắng mặt, không đến, không tham gia, không đi được, sẽ không đến, không đến được, rất tiếc không, sẽ không tham dự, rất tiếc, không thể tham dự, không thể đến",
    maybe: "có thể, chưa chắc, không chắc, có lẽ, chưa biết chắc",
    unanswered:
      "chưa trả lời, chưa phản hồi, đang chờ, đã mời, chưa xác nhận, chờ phản hồi, chờ xác nhận, chưa có phản hồi, đã gửi thiệp",
    unnamedGuest:
      "người đi cùng, khách, khách mời, bạn đi cùng, bạn trai, bạn gái, trẻ em, khách đi cùng, 1 người, một người, người yêu, vợ chồng, người đi kèm, khách đi kèm",
    and: "và",
    with: "và, cùng, cộng",
    persons: "người, khách, trẻ em, bé, bàn",
    counts: "một, hai, ba, bốn, năm, sáu",
    titles: "Tiến sĩ, TS., ThS., BS., GS., PGS., Bác sĩ, Giáo sư, Anh chị, Ông bà, Cô chú, Vợ chồng",
  },
};

export const indonesian: LanguageWords = {
  columns: {
    fullName: `
      Nama, Nama Lengkap, Nama Tamu, Nama Undangan, Nama Tamu Undangan, Nama Lengkap Tamu, Nama-nama, Nama Depan dan Belakang,
      Nama Peserta, Nama Para Tamu, Nama Anda, Nama Penerima`,
    guest: "Tamu, Tamu Undangan, Daftar Tamu, Para Tamu, Peserta, Orang, Undangan, Daftar Undangan, Tamu VIP, Siapa",
    firstName: "Nama Depan, Nama Depan Tamu",
    middleName: "Nama Tengah",
    lastName: "Nama Belakang, Nama Keluarga, Nama Akhir, Marga, Nama Belakang Tamu",
    firstBesideLast: "Nama",
    title: "Gelar, Sapaan, Panggilan, Bapak/Ibu",
    nickname: "Nama Panggilan, Julukan",
    birthName: "Nama Gadis, Nama Lahir",
    otherName: "Nama Lain, Dikenal Sebagai, Nama dalam Bahasa Inggris, Nama Inggris",
    table:
      "Meja, Nomor Meja, No. Meja, Nama Meja, No Meja Tamu, Meja No., Meja Nomor, Nmr Meja, Kode Meja, Meja Tamu, Penempatan Meja, Posisi Meja",
    seat: "Kursi, Nomor Kursi, Tempat Duduk, No. Kursi, Nomor Tempat Duduk, Posisi Duduk, Denah Tempat Duduk",
    party:
      "Keluarga, Grup, Kelompok, Rombongan, Rumah Tangga, Pasangan Undangan, Nama Grup, Nama di Undangan, Nama Kelompok",
    guestOf: "Pendamping dari, Pasangan dari",
    capacity: "Kapasitas, Kapasitas Meja, Ukuran Meja, Jumlah Kursi, Jumlah Tempat Duduk",
    plusOne:
      "Pendamping, Pasangan, Nama Pasangan, Suami/Istri, Istri, Suami, Nama Pendamping, Tamu Tambahan, Suami/Istri/Pasangan, Nama Lengkap Pasangan, Nama Suami/Istri, Teman",
    plusOneFirstName: "Nama Depan Pasangan, Nama Depan Pendamping",
    plusOneLastName: "Nama Belakang Pasangan, Nama Belakang Pendamping",
    child: "Anak, Anak-anak, Nama Anak, Bayi, Balita",
    partySize:
      "Jumlah Tamu, Jumlah Orang, Jumlah, Jumlah Undangan, Jumlah Hadir, Jumlah Dewasa, Jumlah Anak, Dewasa, Berapa Orang, Jml, Jumlah yang Hadir, Jumlah Kehadiran, Jumlah Peserta, Kuota, Jml Tamu",
    attendance:
      "Kehadiran, Konfirmasi, Hadir, Konfirmasi Kehadiran, Datang, Jawaban, Status Kehadiran, Ya/Tidak, Apakah Anda Akan Hadir, Status Konfirmasi, Akan Hadir, Hadir/Tidak, Hadir/Tidak Hadir, Respon",
    meal: "Makanan, Pilihan Menu, Hidangan, Pilihan Makanan, Makan Malam, Makanan Utama, Jenis Makanan",
    diet: "Alergi, Pantangan, Pantangan Makanan, Diet Khusus, Alergi Makanan, Kebutuhan Diet, Kebutuhan Khusus Makanan, Preferensi Makanan",
    email: "Surel, Alamat Email, Alamat Surel",
    phone:
      "Telepon, Nomor Telepon, No. HP, HP, No. Telp, Nomor HP, No. WA, Nomor WhatsApp, Handphone, No Telepon, WA, Telp, No. WhatsApp, Kontak",
    address: "Alamat, Kota, Kode Pos, Jalan, Provinsi, Kecamatan, Negara, Kabupaten, Domisili",
    date: "Tanggal, Stempel Waktu, Cap Waktu, Tanggal Lahir, Waktu, Jam, Tgl",
    notes:
      "Catatan, Keterangan, Komentar, Pesan, Lainnya, Ket., Ucapan, Informasi Tambahan, Ucapan & Doa, Permintaan Khusus",
    number: "Nomor, No. Urut, Nomor Urut, No. Tamu, Nomor Undangan, Kode, No. Undangan",
    side: "Pihak, Pihak Pria/Wanita, Undangan dari, Mempelai Pria/Wanita, Tamu dari, Pihak Pengantin, CPP/CPW, Pria/Wanita, Pihak Mempelai, Dari Pihak",
    age: "Usia, Umur, Dewasa/Anak, Kelompok Usia, Usia Anak",
  },
  fillers:
    "dan, atau, dari, di, ke, untuk, yang, dengan, pada, apa, siapa, anda, kamu, mohon, silakan, masukkan, isi, tulis, tuliskan, di sini, sesuai, undangan, adalah, tamu, berapa, harap, wajib, sini, tertera",
  others:
    "anggur, hotel, perusahaan, lagu, dekorasi, sekolah, gedung, berkas, penyanyi, hadiah, restoran, acara, ayah, ibu, bunga, instansi, kantor, produk, toko, tenis, taplak, panggung, bank, vendor, souvenir",
  onlyAlone:
    "hp, wa, jam, ket, orang, kota, kode, pihak, teman, usia, umur, anak, siapa, jalan, pesan, datang, diet, hadir, dewasa, jml, tgl, pasangan, undangan, gelar, marga",
  ordinals: "pertama, kedua, ketiga, keempat, kelima",
  seats: "Kuota",
  households: "Rumah Tangga",
  cells: {
    page: "Halaman",
    table: "Meja, Nomor Meja, No. Meja",
    numberSign: "no., nomor, nmr",
    total:
      "Total, Jumlah, Jumlah Total, Total Tamu, Jumlah Tamu, Total Keseluruhan, Subtotal, Total Orang, Total Hadir, Jumlah Keseluruhan, Total Undangan",
    none: "belum ada, belum ditentukan, tidak ada, tanpa meja, belum diketahui, kosong, belum, menyusul, tidak diketahui",
    yes: "ya, hadir, datang, akan hadir, bersedia, konfirmasi hadir, pasti hadir, terkonfirmasi, bisa hadir, insya allah hadir, saya akan hadir, kami akan hadir, benar, akan datang, iya, insyaallah",
    no: "tidak, tidak hadir, tidak datang, berhalangan, menolak, batal, tidak bisa, absen, berhalangan hadir, tidak bisa hadir, maaf tidak bisa, tidak dapat hadir, mohon maaf tidak bisa hadir, salah, tidak akan hadir, maaf tidak bisa hadir",
    maybe: "mungkin, belum pasti, ragu, ragu-ragu, belum tahu, masih ragu, masih ragu-ragu, kemungkinan",
    unanswered:
      "belum menjawab, belum konfirmasi, menunggu, diundang, belum ada jawaban, belum merespons, menunggu konfirmasi, belum dikonfirmasi, belum respon, undangan terkirim",
    unnamedGuest:
      "pendamping, tamu, pasangan, istri, suami, anak, teman, pacar, pasangannya, tamu tambahan, suaminya, istrinya, 1 orang, 1 pendamping, tunangan, partner",
    and: "dan, dgn",
    with: "dengan, bersama, beserta, plus",
    persons: "orang, anak, tamu, pax",
    counts: "satu, dua, tiga, empat, lima, enam",
    titles:
      "Bapak, Ibu, Bpk., Tn., Ny., Nn., Hj., Drs., Dra., Ir., Sdr., Sdri., Pak, Bu, Bpk, Nyonya, Nona, Bapak/Ibu, Saudara, Saudari, Kak, Kakak, Bpk/Ibu, Prof, KH., Ust., Ustadz",
    suffixes:
      "S.H., S.E., S.Kom., S.T., M.M., M.Si., S.Pd., M.Kom., S.Sos., M.Pd., M.T., M.Kes., M.H., Sp.OG., S.Psi., S.Farm., A.Md., S.Ked., M.Sc",
    namePrefixes: "binti",
  },
};
